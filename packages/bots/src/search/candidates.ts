import { type Dice, type Game, type Seen, type Shape, sameData, worthOf } from '@undercroft/kernel'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'

type Asked<T extends Shape> = Parameters<Bot<T>['choose']>[1]

/** How often a form is filled in to find different values. */
const FILLS = 4

/** The greedy bot, but for forms that bots who think fill in otherwise. */
export function adviserOf<T extends Shape>(game: Game<T>, dice: Dice): Bot<T> {
  const fills = game.thinking?.fills
  return greedy(fills === undefined ? game : { ...game, fills: { ...game.fills, ...fills } }, dice)
}

/**
 * Gives the answers that are worth playing out: the greedy answer first, then the options that the phase's hint likes
 * best. A form adds the values that the game fills in, which may differ from one time to the next, and beyond `most` those
 * that it drafts for bots that think.
 */
export function candidatesOf<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  ask: Asked<T>,
  adviser: Bot<T>,
  most: number,
  dice: Dice,
): readonly T['choice'][] {
  const found: T['choice'][] = [adviser.choose(seen, ask)]
  const add = (choice: T['choice'], limit = most) => {
    if (found.length < limit && !found.some(each => sameData(each, choice))) found.push(choice)
  }
  if (ask.form !== undefined) for (let i = 0; i < FILLS; i++) add(adviser.choose(seen, ask))
  if (ask.form !== undefined && fillsOtherwise(game, seen)) return found
  const worth = worthOf(game, seen, ask.seat, dice)
  const ranked = ask.options.map(choice => ({ choice, worth: worth?.(choice) ?? 0 }))
  for (const { choice } of ranked.sort((a, b) => b.worth - a.worth)) add(choice)
  if (most > 1) for (const choice of draftsOf(game, seen, ask, dice)) add(choice, Number.POSITIVE_INFINITY)
  return found
}

/** Whether bots that think know better than to take what is ready-made. */
function fillsOtherwise<T extends Shape>({ thinking }: Game<T>, { frames }: Seen<T>): boolean {
  const phase = frames.at(-1)?.phase
  return phase !== undefined && thinking?.fills !== undefined && phase in thinking.fills
}

/** Whether the game calls this question a matter of habit, or one that playouts say nothing of. */
export function isAmong<T extends Shape>(
  kind: 'habits' | 'beyond',
  { thinking }: Game<T>,
  { frames }: Seen<T>,
): boolean {
  const phase = frames.at(-1)?.phase
  return phase !== undefined && thinking?.[kind]?.includes(phase) === true
}

function draftsOf<T extends Shape>(
  { thinking }: Game<T>,
  seen: Seen<T>,
  ask: Asked<T>,
  dice: Dice,
): readonly T['choice'][] {
  const frame = seen.frames.at(-1)
  if (frame === undefined || ask.form === undefined) return []
  const drafts = thinking?.drafts?.[frame.phase as keyof typeof thinking.drafts]
  return drafts?.({ seen, frame: frame as never, seat: ask.seat, dice }) ?? []
}
