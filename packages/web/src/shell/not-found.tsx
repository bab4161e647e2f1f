import { Link } from 'wouter'
import { Icon } from './icons.tsx'
import { Page } from './page.tsx'

export function NotFound({ what = 'page' }: { readonly what?: string }) {
  return (
    <Page title="Nothing here" className="narrow">
      <div className="notice notice-big">
        <Icon name="door" />
        <h1>A bricked-up door</h1>
        <p>There is no such {what} down here.</p>
        <Link href="/" className="button button-main">
          Back to the games
        </Link>
      </div>
    </Page>
  )
}
