import { PLAYERS, playerNamed } from '@undercroft/bots'
import type { Game, House } from '@undercroft/kernel'
import type { Sheet } from '@undercroft/kernel/sheet'
import { isSeq, type Node } from 'yaml'
import type { Arm, Group } from './experiment.ts'
import { combinationsOf, type Given, OptionReader } from './options.ts'
import { textIn } from './text-in.ts'

const ARM_KEYS = ['name', 'options', 'content', 'bots'] as const

/** An arm as it is written: what it does not say is as in the whole experiment. */
interface Written {
  readonly name: string
  /** What messages call it. */
  readonly field: string
  readonly options: readonly Given[]
  readonly content: House
  readonly bots: Named | undefined
  readonly line: number
}

/** The bots that are named somewhere. */
interface Named {
  readonly bots: readonly string[]
  readonly field: string
  readonly line: number
}

/** What an arm is called that stands alone. */
const ALONE = 'as it is'

/** The only arm of an experiment that lists none. */
const WHOLE: Written = { name: '', field: '', options: [], content: {}, bots: undefined, line: 1 }

/** Reads the arms, in every combination of the options. */
export class GroupReader {
  readonly #sheet: Sheet
  readonly #game: Game
  readonly #options: OptionReader
  /** The fields that name too few bots, or too many. */
  readonly #misseated = new Set<string>()

  constructor(sheet: Sheet, game: Game) {
    this.#sheet = sheet
    this.#game = game
    this.#options = new OptionReader(sheet, game)
  }

  read(nodes: ReadonlyMap<string, Node | null>): Group[] {
    const shared = this.#options.read(nodes.get('options'), 'options', true)
    const content = this.#options.content(nodes.get('content'), 'content')
    const bots = this.#bots(nodes.get('bots'), 'bots') ?? { bots: ['greedy'], field: 'bots', line: 1 }
    const listed = nodes.get('arms')
    const arms = listed === undefined ? [WHOLE] : this.#arms(listed, shared)
    return combinationsOf(shared).map(({ name, values }) => ({
      name,
      arms: arms.map((arm): Arm => {
        const own = Object.fromEntries(arm.options.map(each => [each.name, each.values[0]]))
        const house = { ...content, ...arm.content }
        const given = { ...values, ...own, ...(Object.keys(house).length === 0 ? {} : { house }) }
        const options = this.#options.settled(given as Arm['options'], arm.line)
        const parts = [arm.name, name].filter(part => part !== '')
        return { name: parts.join(', ') || ALONE, options, bots: this.#seated(arm.bots ?? bots, options, arm.field) }
      }),
    }))
  }

  #arms(node: Node | null, shared: readonly Given[]): Written[] {
    const sheet = this.#sheet
    const names = new Set<string>()
    const items = sheet.items(node, 'arms', sheet.line(node))
    if (isSeq(node) && items.length === 0) sheet.wrong(sheet.line(node), 'arms: there is none; leave the field out')
    return items.map((item, i) => {
      const field = `arms[${i}]`
      const nodes = sheet.entries(item, field, ARM_KEYS)
      const name = textIn(sheet, nodes, 'name', field)
      if (name === undefined) sheet.wrong(sheet.line(item), `${field}: "name" is missing`)
      else if (names.has(name.value))
        sheet.wrong(name.line, `${field}.name: "${name.value}" is the name of another arm`)
      if (name !== undefined) names.add(name.value)
      return {
        name: name?.value ?? '',
        field,
        options: this.#own(nodes.get('options'), `${field}.options`, shared),
        content: this.#options.content(nodes.get('content'), `${field}.content`),
        bots: this.#bots(nodes.get('bots'), `${field}.bots`),
        line: sheet.line(item),
      }
    })
  }

  /** The options of an arm. What is a list outside would be played once for each of its values, under false names. */
  #own(node: Node | null | undefined, field: string, shared: readonly Given[]): Given[] {
    const own = this.#options.read(node, field, false)
    for (const { name, line } of own) {
      if (!shared.some(each => each.name === name && each.values.length > 1)) continue
      this.#sheet.wrong(line, `${field}: "${name}" is a list in "options", and so cannot be set by an arm`)
    }
    return own
  }

  #bots(node: Node | null | undefined, field: string): Named | undefined {
    if (node === undefined) return undefined
    const line = this.#sheet.line(node)
    const bots = [this.#sheet.plain(node)].flat().map(String)
    for (const name of bots) {
      if (playerNamed(name) !== undefined) continue
      this.#sheet.wrong(line, `${field}: there is no bot "${name}" (there is ${PLAYERS.join(', ')})`)
    }
    return { bots, field, line }
  }

  /** One bot plays every seat, or each seat has its own. */
  #seated({ bots, field, line }: Named, options: object, arm: string): readonly string[] {
    const plan = this.#game.seats(options)
    const [only] = bots
    if (bots.length === 1 && only !== undefined) return plan.map(() => only)
    if (bots.length !== plan.length && !this.#misseated.has(field)) {
      this.#misseated.add(field) // once is enough, in however many combinations
      const places = plan.map(place => place.name).join(', ')
      const where = arm === '' || field.startsWith(arm) ? 'there are' : `${arm} has`
      this.#sheet.wrong(line, `${field}: ${bots.length} are named, but ${where} ${plan.length} seats (${places})`)
    }
    return bots
  }
}
