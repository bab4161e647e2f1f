import type { Word } from '@undercroft/kernel'
import type { Face } from '../content/faces.ts'
import { FACES } from '../content/faces.ts'
import { HEROES, type HeroId } from '../content/heroes.ts'

/** What a card or an ability is aimed at. Flat, so that it can be spread into a frame. */
export interface Target {
  readonly hero?: HeroId
  readonly foe?: number
  readonly room?: number
  readonly trap?: number
  readonly die?: number
  readonly face?: Face
  /** Gold. */
  readonly amount?: number
  /** A place on the stack of played cards, counted from 0 (MA-19.8). */
  readonly played?: number
}

export const NO_TARGET: Target = Object.freeze({})

const NUMBERS = { foe: 'm', room: 'r', trap: 't', die: 'd', played: 'c', amount: 'g' } as const
const NUMBERED = Object.keys(NUMBERS) as readonly (keyof typeof NUMBERS)[]

/** `-`, `jay`, `m3`, `r12`, `t0`, `d2`, `d2+M`, `jay+r4`, `jay+g2`. */
export const target: Word<Target> = {
  kind: 'target',
  say(value) {
    const parts: string[] = []
    if (value.hero !== undefined) parts.push(value.hero)
    for (const key of NUMBERED) if (value[key] !== undefined) parts.push(`${NUMBERS[key]}${value[key]}`)
    if (value.face !== undefined) parts.push(value.face)
    return parts.length === 0 ? '-' : parts.join('+')
  },
  read(text) {
    if (text === '-') return NO_TARGET
    const read: { -readonly [K in keyof Target]: Target[K] } = {}
    for (const part of text.split('+')) {
      const hero = HEROES.find(each => each === part)
      const face = FACES.find(each => each === part)
      const number = NUMBERED.find(key => part.startsWith(NUMBERS[key]) && /^\d{1,3}$/.test(part.slice(1)))
      if (hero !== undefined) read.hero = hero
      else if (face !== undefined) read.face = face
      else if (number !== undefined) read[number] = Number(part.slice(1))
      else return undefined
    }
    return target.say(read) === text ? read : undefined
  },
}
