import { Component, type ReactNode } from 'react'

interface TroubledState {
  readonly message: string | undefined
}

/** If drawing fails the page says so: tables are saved after every answer, and a reload goes on. */
export class Troubled extends Component<{ readonly children: ReactNode }, TroubledState> {
  override state: TroubledState = { message: undefined }

  static getDerivedStateFromError(error: unknown): TroubledState {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === undefined) return this.props.children
    return (
      <main className="page narrow">
        <div className="notice notice-danger notice-big" role="alert">
          <h1>The lantern went out</h1>
          <p>Something could not be drawn: {message}. Your tables are saved.</p>
          <button type="button" className="button button-main" onClick={() => location.reload()}>
            Light it again
          </button>
        </div>
      </main>
    )
  }
}
