import { type Masmorra, masmorra } from '@undercroft/games/masmorra'
import { readOptions } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { PATIENCE } from './harness.ts'
import { AGAIN } from './played.ts'

/** A Standard game of three, with a limit of ten rounds. */
export function shortGame(): Masmorra['options'] {
  const read = readOptions(masmorra.options, { mode: 'standard', players: 3, roundLimit: 10 })
  if (!read.ok) throw new Error(String(read.error))
  return read.value
}

/** How often something was answered: on the board, by a button of the prompt, or (by its words) in neither way. */
interface Answered {
  readonly onBoard: number
  readonly asButtons: number
  readonly elsewhere: readonly string[]
}

/**
 * Asks for advice and clicks what glows on the board: rooms, figures, dice, cards. What is no place there is a button in the
 * prompt. Goes on until the game is over or enough is answered.
 */
export async function playOnTheBoard(page: Page, most = 3000): Promise<Answered> {
  return page.evaluate(
    async ([limit, patience, again]) => {
      const promptNow = () => document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
      const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
      const click = (target: Element | null | undefined) =>
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const lit = (kind = '') => [...document.querySelectorAll(`.ma-table ${kind}[data-advised]`)]
      const adviceNow = () => document.querySelector('.prompt-advice span')?.textContent ?? ''
      let [onBoard, asButtons, asked] = [0, 0, '']
      const elsewhere: string[] = []
      let since = performance.now()
      while (onBoard + asButtons + elsewhere.length < limit && performance.now() < since + patience) {
        const { ask = '', over } = promptNow()
        if (over === 'true') break
        if (ask === '' || ask === asked) {
          await pause(10)
          continue
        }
        const isAnswered = () => promptNow().over === 'true' || promptNow().ask !== ask
        const settles = async (pauses: number) => {
          for (let i = 0; i < pauses && !isAnswered(); i++) await pause(15)
          return isAnswered()
        }
        const says = await advice()
        if (isAnswered()) continue
        if (await answers(says)) onBoard++
        else {
          const button = document.querySelector('.prompt-verbs .choice[data-advised=true]')
          if (button === null) elsewhere.push(says)
          else asButtons++
          click(button ?? document.querySelector('.choice[data-advised=true]'))
          await settles(400)
        }
        asked = ask
        since = performance.now()

        async function advice(): Promise<string> {
          let sought = Number.NEGATIVE_INFINITY
          for (const from = performance.now(); adviceNow() === '' && performance.now() < from + patience; ) {
            if (isAnswered()) break
            if (performance.now() > sought + again) {
              const buttons = [...document.querySelectorAll<HTMLElement>('.table-prompt button')]
              click(buttons.find(each => (each.textContent ?? '').trim() === 'Advice' || each.ariaLabel === 'Advice'))
              sought = performance.now()
            }
            await pause(10)
          }
          return adviceNow()
        }

        /** A thing may ask what is meant: the item is the one that the advice begins with. Magic in hand waits for a die. */
        async function picks(words: string, isHeld = false): Promise<boolean> {
          await pause(15)
          const items = [...document.querySelectorAll('.ma-menu [role=menuitem]')]
          const item = items.find(each => words.startsWith(each.textContent ?? ''))
          if (item !== undefined || !isHeld) click(item ?? items.at(-1))
          return item !== undefined
        }

        async function answers(words: string): Promise<boolean> {
          if (lit().length === 0) return false
          if (lit('[data-thing^="place "]').length > 0) click(document.querySelector('.ma-knob-main'))
          const dice = lit('.ma-die').sort((a, b) => Number(b.matches('.ma-face-G')) - Number(a.matches('.ma-face-G')))
          const things = lit().filter(each => !each.matches('.ma-die, [data-thing^="place "]'))
          // A monster is taken before the room that it goes to.
          things.sort((a, b) => Number(b.matches('[data-thing^=foe]')) - Number(a.matches('[data-thing^=foe]')))
          for (const thing of things) {
            click(thing)
            if (await settles(1)) return true
            if ((await picks(words)) ? await settles(200) : await settles(4)) return true
          }
          for (const die of dice) {
            click(die)
            if (things.length > 0 && (await settles(4))) return true
            if ((await picks(words, die.matches('.ma-face-G') && dice.length > 1)) && (await settles(200))) return true
          }
          click(
            [...document.querySelectorAll('.ma-tray .ma-act-main')].find(each =>
              /^Re-roll/.test(each.textContent ?? ''),
            ),
          )
          return settles(200)
        }
      }
      return { onBoard, asButtons, elsewhere }
    },
    [most, PATIENCE, AGAIN] as const,
  )
}
