import { PLAYERS, playerNamed } from '@undercroft/bots'
import type { Game, House } from '@undercroft/kernel'
import type { Sheet } from '@undercroft/kernel/sheet'
import { isSeq, type Node } from 'yaml'
import type { Arm, Group } from './experiment.ts'
import { combinationsOf, type Given, OptionReader } from './options.ts'

const ARM_KEYS = ['name', 'options', 'content', 'bots'] as const

/** An arm as it is written: what it does not say is as in the whole experiment. */
interface Written {
  readonly name: string
  readonly options: readonly Given[]
  readonly content: House
  readonly bots: readonly string[] | undefined
  readonly line: number
}

/** What an arm is called that stands alone. */
const ALONE = 'as it is'

/** Reads the arms, in every combination of the options. */
export class GroupReader {
  readonly #sheet: Sheet
  readonly #game: Game
  readonly #options: OptionReader

  constructor(sheet: Sheet, game: Game) {
    this.#sheet = sheet
    this.#game = game
    this.#options = new OptionReader(sheet, game)
  }

  read(nodes: ReadonlyMap<string, Node | null>): Group[] {
    const shared = this.#options.read(nodes.get('options'), 'options', true)
    const content = this.#options.content(nodes.get('content'), 'content')
    const bots = this.#bots(nodes.get('bots'), 'bots') ?? ['greedy']
    const listed = nodes.get('arms')
    const arms: Written[] =
      listed === undefined ? [{ name: '', options: [], content: {}, bots: undefined, line: 1 }] : this.#arms(listed)
    return combinationsOf(shared).map(({ name, values }) => ({
      name,
      arms: arms.map((arm): Arm => {
        const own = Object.fromEntries(arm.options.map(each => [each.name, each.values[0]]))
        const house = { ...content, ...arm.content }
        const given = { ...values, ...own, ...(Object.keys(house).length === 0 ? {} : { house }) }
        const options = this.#options.settled(given as Arm['options'], arm.line)
        const parts = [arm.name, name].filter(part => part !== '')
        return { name: parts.join(', ') || ALONE, options, bots: this.#seated(arm.bots ?? bots, options, arm.line) }
      }),
    }))
  }

  #arms(node: Node | null): Written[] {
    const sheet = this.#sheet
    const names = new Set<string>()
    const items = sheet.items(node, 'arms', sheet.line(node))
    if (isSeq(node) && items.length === 0) sheet.wrong(sheet.line(node), 'arms: there is none; leave the field out')
    return items.map((item, i) => {
      const nodes = sheet.entries(item, `arms[${i}]`, ARM_KEYS)
      const name = sheet.text(nodes, 'name', sheet.line(item), '')
      if (names.has(name.value)) sheet.wrong(name.line, `arms[${i}].name: "${name.value}" is the name of another arm`)
      names.add(name.value)
      return {
        name: name.value,
        options: this.#options.read(nodes.get('options'), `arms[${i}].options`, false),
        content: this.#options.content(nodes.get('content'), `arms[${i}].content`),
        bots: this.#bots(nodes.get('bots'), `arms[${i}].bots`),
        line: sheet.line(item),
      }
    })
  }

  #bots(node: Node | null | undefined, field: string): string[] | undefined {
    if (node === undefined) return undefined
    const names = [this.#sheet.plain(node)].flat().map(String)
    for (const name of names) {
      if (playerNamed(name) !== undefined) continue
      this.#sheet.wrong(this.#sheet.line(node), `${field}: there is no bot "${name}" (there is ${PLAYERS.join(', ')})`)
    }
    return names
  }

  /** One bot plays every seat, or each seat has its own. */
  #seated(bots: readonly string[], options: object, line: number): readonly string[] {
    const plan = this.#game.seats(options)
    const [only] = bots
    if (bots.length === 1 && only !== undefined) return plan.map(() => only)
    if (bots.length !== plan.length) {
      const places = plan.map(place => place.name).join(', ')
      this.#sheet.wrong(line, `bots: ${bots.length} are named, but there are ${plan.length} seats (${places})`)
    }
    return bots
  }
}
