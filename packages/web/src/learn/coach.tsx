import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { loadedPlayable } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { useTouches } from '../shell/use-media.ts'
import type { TableCoach } from '../table/source.ts'
import { Explained } from '../words/explained.tsx'
import { ChapterDone, type ChapterDoneProps } from './chapter-done.tsx'
import type { LessonState, LessonTable } from './lesson-table.ts'

interface CoachProps extends ChapterDoneProps {
  readonly table: LessonTable
  readonly state: LessonState
}

/** What stands at the table where the coach speaks. */
export function coachOf(props: CoachProps): TableCoach {
  const { lesson, state } = props
  const { word, reply, at, done } = state.coach
  const isEnd = done && !state.stage.busy
  return {
    says: isEnd ? `${lesson.title}: done.` : (reply?.says ?? word?.says ?? ''),
    mark: `${at} ${reply?.n ?? ''} ${isEnd}`,
    ...(word === undefined ? {} : { words: openRule => <Words key={at} {...props} word={word} onRule={openRule} /> }),
    actions: <CoachActions key="actions" {...props} />,
    end: isEnd ? <ChapterDone {...props} /> : undefined,
  }
}

interface WordsProps extends CoachProps {
  readonly word: NonNullable<LessonState['coach']['word']>
  readonly onRule: (rule: string) => void
}

/** What the coach says, and what to a try that did not go on. */
function Words({ table, lesson, first, state, game, word, onRule }: WordsProps) {
  const played = loadedPlayable(game)
  const touches = useTouches()
  const { reply, at, of } = state.coach
  const waits = word.wants.length === 0
  return (
    <>
      <div className="coach" data-replied={reply !== undefined}>
        <h2 className="coach-title">
          <Icon name="owl" /> {lesson.title}
          <span className="coach-far">
            {at} of {of}
          </span>
        </h2>
        {reply !== undefined && (
          <p className="coach-reply" key={reply.n}>
            {reply.says} {reply.rule !== undefined && <RuleLink rule={reply.rule} onRule={onRule} />}
          </p>
        )}
        <p className="coach-word">
          {played === undefined ? word.says : <Explained game={played.game} text={word.says} />}
          {at === 1 && first && touches && played?.look.touch !== undefined && ` ${played.look.touch}`}
        </p>
      </div>
      {waits && <Next onNext={() => table.next()} />}
    </>
  )
}

function RuleLink({ rule, onRule }: { readonly rule: string; readonly onRule: (rule: string) => void }) {
  return (
    <button type="button" className="rule-link" onClick={() => onRule(rule)}>
      The rule
    </button>
  )
}

/** Whoever has not put the focus elsewhere goes on with Enter. */
function Next({ onNext }: { readonly onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.id === 'main') button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button ref={button} type="button" className="button button-main coach-next" onClick={onNext}>
      Next <Icon name="next" />
    </button>
  )
}

/** What one may always do: have it done, begin again, leave. */
function CoachActions({ table, state, lesson, game, onRestart }: CoachProps) {
  const { word } = state.coach
  const { busy } = state.stage
  return (
    <>
      {(busy || (word !== undefined && word.wants.length > 0)) && (
        <button type="button" className="button button-quiet" onClick={() => table.pass()}>
          <Icon name="skip" />
          <span>{busy ? 'Skip' : 'Do it for me'}</span>
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={onRestart}>
        <Icon name="again" />
        <span>Start over</span>
      </button>
      <Link href={`/learn/${game}`} className="button button-quiet">
        <Icon name="door" />
        <span>
          Leave<span className="unseen"> {lesson.title}</span>
        </span>
      </Link>
    </>
  )
}
