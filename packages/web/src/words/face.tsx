import { type Explanation, type Game, isDrawn } from '@undercroft/kernel'
import { Link } from 'wouter'
import { useSettings } from '../settings/settings.ts'
import { Explained } from './explained.tsx'
import { useHouseAbout } from './house-rules.ts'
import { addressOf } from './meanings.ts'
import { chapterOf, plainRule } from './plain-rules.ts'
import { show } from './shown.ts'

interface FaceProps {
  readonly game: Game
  readonly of: Explanation
  /** The rules are told in full, and not only named. */
  readonly whole?: boolean
}

/** What is printed on a thing, or what a word means, as a card. */
export function Face({ game, of, whole = false }: FaceProps) {
  const { id, kind, says, rules } = of
  const house = useHouseAbout(game, of)
  return (
    <div className="face" data-words>
      <p className="face-kind">{kind}</p>
      {picturesOf(says).map(({ drawn, text }) =>
        drawn ? (
          <pre key={text} className="face-picture">
            {text}
          </pre>
        ) : (
          <p key={text} className="face-text">
            <Explained game={game} text={text} linked except={id} />
          </p>
        ),
      )}
      {house.map(line => (
        <p key={line} className="face-text">
          {line}
        </p>
      ))}
      {rules.length > 0 && (
        <ul className="face-rules">
          {(whole ? rules : ofEachChapter(game, rules)).map(rule => (
            <li key={rule}>
              {whole && `${plainRule(game, rule)} `}
              <RuleLink game={game} rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The way to a rule: in the book beside the board, or in the book itself. */
function RuleLink({ game, rule }: { readonly game: Game; readonly rule: string }) {
  const { ruleNumbers } = useSettings()
  return (
    <Link className="rule-link" href={addressOf(game, rule)} data-opens={rule} onClick={() => show([])}>
      {ruleNumbers ? rule : chapterOf(game, rule)}
    </Link>
  )
}

/** The first of these rules in each chapter: where one reads on. */
function ofEachChapter(game: Game, rules: readonly string[]): readonly string[] {
  return rules.filter((rule, i) => rules.findIndex(each => chapterOf(game, each) === chapterOf(game, rule)) === i)
}

interface Part {
  readonly drawn: boolean
  readonly text: string
}

/** Lines that draw a picture in letters stay together. */
function picturesOf(says: readonly string[]): readonly Part[] {
  const parts: Part[] = []
  for (const line of says) {
    const drawn = isDrawn(line)
    const before = drawn && parts.at(-1)?.drawn === true ? parts.pop() : undefined
    parts.push({ drawn, text: before === undefined ? line : `${before.text}\n${line}` })
  }
  return parts
}
