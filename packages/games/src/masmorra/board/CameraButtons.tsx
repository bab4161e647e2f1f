import type { Point } from './floor.ts'
import type { useCamera } from './useCamera.ts'

interface CameraButtonsProps {
  readonly camera: Pick<ReturnType<typeof useCamera>, 'zoom' | 'showAll' | 'centre'>
  readonly hero: Point
}

export function CameraButtons({ camera, hero }: CameraButtonsProps) {
  return (
    <div className="ma-camera">
      <button type="button" aria-label="Nearer" onClick={() => camera.zoom(1 / 1.3)}>
        +
      </button>
      <button type="button" aria-label="Further away" onClick={() => camera.zoom(1.3)}>
        −
      </button>
      <button type="button" aria-label="Show all" onClick={camera.showAll}>
        ⤢
      </button>
      <button type="button" aria-label="Go to the active Hero" onClick={() => camera.centre(hero)}>
        ◎
      </button>
    </div>
  )
}
