import { useEffect, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from '../table/open-table.tsx'
import { takeShared } from './shared-picture.ts'

interface PictureFieldProps extends TableProps {
  /** The whole game, by which its analysis is found. */
  readonly text: string | undefined
}

/** The position on the board as a picture, with who won: to keep, or to hand on. */
export function PictureField({ text, ...props }: PictureFieldProps) {
  const [picture, setPicture] = useState<Blob | 'none'>()
  const [isTaking, setTaking] = useState(false)
  const address = useAddress(picture === 'none' ? undefined : picture)
  const name = `${props.playable.game.id}.png`
  const take = async () => {
    setTaking(true)
    setPicture((await takeShared(props, text)) ?? 'none')
    setTaking(false)
  }
  if (address === undefined) {
    return (
      <>
        <button type="button" className="button" disabled={isTaking} onClick={() => void take()}>
          <Icon name="whole" /> {isTaking ? 'The picture is being drawn …' : 'Draw a picture of this position'}
        </button>
        {picture === 'none' && <p role="alert">This browser cannot draw the board as a picture.</p>}
      </>
    )
  }
  const file = new File(picture instanceof Blob ? [picture] : [], name, { type: 'image/png' })
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] })
  return (
    <>
      <img className="share-picture" src={address} alt="The position, who sits there and who has won" />
      <div className="row">
        <a className="button" href={address} download={name}>
          <Icon name="download" /> Save the picture
        </a>
        {canShare && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
          >
            <Icon name="link" /> Share the picture
          </button>
        )}
      </div>
    </>
  )
}

/** As data in an address: other addresses of pictures are none of the page's own. */
function useAddress(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (picture === undefined) return
    const reader = new FileReader()
    reader.onload = () => setAddress(String(reader.result))
    reader.readAsDataURL(picture)
  }, [picture])
  return address
}
