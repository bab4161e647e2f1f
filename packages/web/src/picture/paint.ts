import type { Frozen } from './freeze.ts'

/** How wide a picture is: twice as many dots as it is shown with. */
const WIDTH = 440

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What layers fill of their frame. */
export function filledBy(layers: readonly Frozen[], frame: { readonly width: number; readonly height: number }): Part {
  const left = Math.max(0, Math.min(...layers.map(({ x }) => x)))
  const top = Math.max(0, Math.min(...layers.map(({ y }) => y)))
  const right = Math.min(frame.width, Math.max(...layers.map(({ x, width }) => x + width)))
  const bottom = Math.min(frame.height, Math.max(...layers.map(({ y, height }) => y + height)))
  return { left, top, width: right - left, height: bottom - top }
}

/** Draws a part of layers over each other; fails where a browser cannot. */
export async function drawLayers(
  context: CanvasRenderingContext2D,
  layers: readonly Frozen[],
  part: Part,
  at: { readonly left: number; readonly top: number; readonly scale: number },
): Promise<void> {
  const { left, top, scale } = at
  for (const { svg, x, y, width, height } of layers) {
    const image = new Image(width, height)
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    const [drawnX, drawnY] = [left + (x - part.left) * scale, top + (y - part.top) * scale]
    context.drawImage(image, drawnX, drawnY, width * scale, height * scale)
  }
}

/** Paints layers over each other, and of their frame only what they fill; nothing where a browser cannot. */
export async function paint(
  layers: readonly Frozen[],
  frame: { readonly width: number; readonly height: number; readonly colour: string },
): Promise<string | undefined> {
  const part = filledBy(layers, frame)
  const canvas = document.createElement('canvas')
  const scale = WIDTH / part.width
  canvas.width = WIDTH
  canvas.height = Math.round(part.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.fillStyle = frame.colour
  context.fillRect(0, 0, canvas.width, canvas.height)
  try {
    await drawLayers(context, layers, part, { left: 0, top: 0, scale })
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return undefined // it was only a picture
  }
}
