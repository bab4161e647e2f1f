import { type Dice, type Game, type Seen, type Shape, sameData, worthOf } from '@undercroft/kernel'
import type { Bot } from '../bot.ts'

type Asked<T extends Shape> = Parameters<Bot<T>['choose']>[1]

/** How often a form is filled in to find different values. */
const FILLS = 4

/**
 * Gives the answers that are worth playing out: the greedy answer first, then the options that the phase's hint likes
 * best. A form adds the values that the game fills in, which may differ from one time to the next.
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
  const add = (choice: T['choice']) => {
    if (found.length < most && !found.some(each => sameData(each, choice))) found.push(choice)
  }
  if (ask.form !== undefined) for (let i = 0; i < FILLS; i++) add(adviser.choose(seen, ask))
  const worth = worthOf(game, seen, ask.seat, dice)
  const ranked = ask.options.map(choice => ({ choice, worth: worth?.(choice) ?? 0 }))
  for (const { choice } of ranked.sort((a, b) => b.worth - a.worth)) add(choice)
  return found
}

/** Whether the game calls this question a matter of habit. */
export function isHabit<T extends Shape>({ thinking }: Game<T>, { frames }: Seen<T>): boolean {
  const phase = frames.at(-1)?.phase
  return phase !== undefined && thinking?.habits?.includes(phase) === true
}
