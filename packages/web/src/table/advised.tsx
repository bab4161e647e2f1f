import { sameData } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import { Icon } from '../shell/icons.tsx'
import { Explained } from '../words/explained.tsx'
import { capital } from './capital.ts'
import { ChoiceButton } from './choice-button.tsx'
import { entryOf, foldable, labelOf, offBoard } from './entries.ts'
import { isFormAdvice } from './groups.ts'
import type { PromptProps } from './prompt.tsx'
import { sayChance, sayOverlooked } from './thinking/chances.ts'

/** What is advised, and why: its place on the board glows, and one button does it. */
export function Advised(props: PromptProps) {
  const { state, board, playable, docks } = props
  const { advice, chances = [], now } = state
  const { ask } = board
  const says = useRef<HTMLDivElement>(null)
  // Where the prompt's room is small, what is advised comes into sight.
  useEffect(() => {
    if (advice !== undefined) says.current?.scrollIntoView({ block: 'nearest' })
  }, [advice])
  if (advice === undefined || ask === undefined || isFormAdvice(ask, playable.look, advice)) return undefined
  const { game, look } = playable
  const folded = foldable(ask, playable) && !docks.isOpen('answers')
  const standing = folded ? offBoard(ask, look) : []
  const stands = standing.some(choice => sameData(choice, advice))
  const [best, ...others] = chances
  // Those that stand as buttons, or in an open list, say their chances there.
  const unseen = others.filter(other => folded && !standing.some(choice => sameData(choice, other.choice)))
  // One more has room in the prompt: the one that is spoken of, or the next best. The list says the chances of all.
  const instead = unseen.find(({ first }) => first === true) ?? unseen[0]
  const chance = best && sayChance(best.chance)
  const overlooked = sayOverlooked(chances, choice => labelOf(playable, choice, now.seen))
  const why = [game.reason?.(now.seen, ask.seat, advice), game.odds?.(now.seen, ask.seat, advice), chance, overlooked]
  const said = why.filter(each => each !== undefined).join(', ')
  return (
    <div ref={says} className="prompt-advice">
      <p role="status" className={stands && said === '' ? 'unseen' : undefined}>
        <Icon name="owl" />
        <span>
          <span className={folded && !stands ? 'unseen' : undefined}>
            {labelOf(playable, advice, now.seen)}
            {said !== '' && ': '}
          </span>
          <Explained game={game} text={folded && !stands ? capital(said) : said} />
        </span>
      </p>
      {folded && !stands && <ChoiceButton {...props} entry={entryOf(advice, ask, playable, now.seen)} />}
      {instead !== undefined && <ChoiceButton {...props} entry={entryOf(instead.choice, ask, playable, now.seen)} />}
    </div>
  )
}
