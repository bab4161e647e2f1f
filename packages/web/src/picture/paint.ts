import type { Frozen } from './freeze.ts'

/** How wide a picture is: twice as many dots as it is shown with. */
const WIDTH = 440

/** Paints layers over each other, and of their frame only what they fill; nothing where a browser cannot. */
export async function paint(
  layers: readonly Frozen[],
  frame: { readonly width: number; readonly height: number; readonly colour: string },
): Promise<string | undefined> {
  const left = Math.max(0, Math.min(...layers.map(({ x }) => x)))
  const top = Math.max(0, Math.min(...layers.map(({ y }) => y)))
  const right = Math.min(frame.width, Math.max(...layers.map(({ x, width }) => x + width)))
  const bottom = Math.min(frame.height, Math.max(...layers.map(({ y, height }) => y + height)))
  const canvas = document.createElement('canvas')
  const scale = WIDTH / (right - left)
  canvas.width = WIDTH
  canvas.height = Math.round((bottom - top) * scale)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.fillStyle = frame.colour
  context.fillRect(0, 0, canvas.width, canvas.height)
  try {
    for (const { svg, x, y, width, height } of layers) {
      const image = new Image(width, height)
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      context.drawImage(image, (x - left) * scale, (y - top) * scale, width * scale, height * scale)
    }
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return undefined // it was only a picture
  }
}
