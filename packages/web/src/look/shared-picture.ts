import { seatShape } from '@undercroft/games/drawing'
import { chancesOf } from '../analysis/known.ts'
import { type Frozen, freeze } from '../picture/freeze.ts'
import { drawLayers, filledBy } from '../picture/paint.ts'
import { counted } from '../shell/counted.ts'
import type { TableProps } from '../table/open-table.tsx'

/** As large as previews of links are. */
const [WIDTH, HEIGHT] = [1200, 630]
const BOARD = 800
const INK = { ground: '#14110f', text: '#f4ead9', muted: '#cbbb9f', line: '#4a4036' } as const
const TITLE = '"Fraunces Variable", Georgia, serif'
const WORDS = '"Atkinson Hyperlegible Next Variable", sans-serif'

/** The board as it stands there now, and beside it what game it is, who plays, and who won; nothing where a browser cannot. */
export async function takeShared(props: TableProps, text: string | undefined): Promise<Blob | undefined> {
  const frame = document.querySelector('.board-frame')
  const layers = frame === null ? undefined : await freeze(frame, async () => true)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (frame === null || layers === undefined || layers.length === 0 || context === null) return undefined
  context.fillStyle = INK.ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  try {
    await drawBoard(context, layers, frame.getBoundingClientRect())
    drawWords(context, props)
    drawChances(context, props, text === undefined ? undefined : chancesOf(text))
  } catch {
    return undefined
  }
  return (await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))) ?? undefined
}

/** As large as it fits, in the middle of its part. */
async function drawBoard(context: CanvasRenderingContext2D, layers: readonly Frozen[], frame: DOMRect) {
  const part = filledBy(layers, frame)
  const scale = Math.min(BOARD / part.width, HEIGHT / part.height)
  const left = (BOARD - part.width * scale) / 2
  const top = (HEIGHT - part.height * scale) / 2
  context.save()
  context.beginPath()
  context.rect(0, 0, BOARD, HEIGHT)
  context.clip()
  await drawLayers(context, layers, part, { left, top, scale })
  context.restore()
}

function drawWords(context: CanvasRenderingContext2D, { playable, board, state }: TableProps): void {
  const { now, looking } = state
  const room = WIDTH - BOARD - 64
  const say = (text: string, y: number, font: string, colour: string, left = 0) => {
    context.font = font
    context.fillStyle = colour
    context.fillText(text, BOARD + 32 + left, y, room - left)
  }
  context.textBaseline = 'alphabetic'
  say(playable.game.title, 74, `600 40px ${TITLE}`, INK.text)
  say(resultOf(now.outcome, board.sitters), 116, `500 24px ${TITLE}`, INK.text)
  const played = now.card.played > 0 ? new Date(now.card.played).toLocaleDateString('en', { dateStyle: 'long' }) : ''
  const where = looking === undefined ? counted(now.steps, 'move') : `After ${looking.step} of ${now.steps} moves`
  say([where, played].filter(part => part !== '').join(' · '), 150, `400 19px ${WORDS}`, INK.muted)
  for (const [i, { seat, player, role }] of board.sitters.entries()) {
    const y = 204 + i * 34
    context.fillStyle = colourOf(playable.look.seatColours, seat)
    context.fillRect(BOARD + 32, y - 16, 18, 18)
    say(`${player} (${role})`, y, `500 22px ${WORDS}`, INK.text, 30)
  }
  say('Undercroft', HEIGHT - 30, `600 22px ${TITLE}`, INK.muted)
}

type Outcome = TableProps['state']['now']['outcome']

function resultOf(outcome: Outcome, sitters: TableProps['board']['sitters']): string {
  if (outcome === undefined) return 'Not over yet'
  const names = outcome.winners.map(seat => sitters[seat]?.player ?? '?')
  if (names.length === 0) return outcome.lost === true ? 'Lost together' : 'A draw'
  return `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}`
}

/** Everybody's chance to win from the set-up to the end, if that has been looked at. */
function drawChances(
  context: CanvasRenderingContext2D,
  props: TableProps,
  chances: ReturnType<typeof chancesOf>,
): void {
  if (chances === undefined) return
  const [left, top, width, height] = [BOARD + 32, HEIGHT - 220, WIDTH - BOARD - 64, 150]
  context.strokeStyle = INK.line
  context.lineWidth = 1
  context.strokeRect(left, top, width, height)
  for (const [seat, line] of chances.entries()) {
    context.beginPath()
    for (const [i, chance] of line.entries()) {
      context.lineTo(left + (width * i) / Math.max(1, line.length - 1), top + height * (1 - chance))
    }
    context.strokeStyle = colourOf(props.playable.look.seatColours, seat)
    context.lineWidth = 3
    context.stroke()
  }
}

function colourOf(own: readonly string[] | undefined, seat: number): string {
  return own?.[seat] ?? seatShape(seat).colour
}
