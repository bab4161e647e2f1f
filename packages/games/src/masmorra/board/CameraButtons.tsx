import type { useCamera } from '../../drawing/camera/useCamera.ts'

interface CameraButtonsProps {
  readonly camera: Pick<ReturnType<typeof useCamera>, 'zoom' | 'showAll' | 'follow'>
}

export function CameraButtons({ camera }: CameraButtonsProps) {
  return (
    <div className="ma-camera">
      <button type="button" aria-label="Nearer" className="ma-camera-zoom" onClick={() => camera.zoom(1 / 1.3)}>
        +
      </button>
      <button type="button" aria-label="Further away" className="ma-camera-zoom" onClick={() => camera.zoom(1.3)}>
        −
      </button>
      <button type="button" aria-label="Show all" title="Show all" onClick={camera.showAll}>
        ⤢
      </button>
      <button type="button" aria-label="Follow the play" title="Follow the play" onClick={camera.follow}>
        ◎
      </button>
    </div>
  )
}
