import type { useCamera } from './useCamera.ts'

interface CameraButtonsProps {
  readonly camera: Pick<ReturnType<typeof useCamera>, 'zoom' | 'showAll' | 'follow'>
  /** Of the row; its buttons for nearer and further have it with `-zoom`. */
  readonly className: string
}

/** What fingers and the wheel do, for those who have neither. */
export function CameraButtons({ camera, className }: CameraButtonsProps) {
  const zoom = `${className}-zoom`
  return (
    <div className={className}>
      <button type="button" aria-label="Nearer" className={zoom} onClick={() => camera.zoom(1 / 1.3)}>
        +
      </button>
      <button type="button" aria-label="Further away" className={zoom} onClick={() => camera.zoom(1.3)}>
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
