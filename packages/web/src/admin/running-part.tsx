import { FiguresTable } from '../online/figures-table.tsx'
import { isRunning, type Office, sayTime, useOffice } from './office.ts'

/** Every node with what it has to do, and how much there is in the store. */
export function RunningPart({ office }: { readonly office: Office }) {
  const [found, look] = useOffice(office, '', isRunning)
  if (found === undefined) return <p role="status">Looking …</p>
  const { people, open, playing, over, reports, bans } = found.totals
  return (
    <div className="admin-part">
      <p>
        {people} people; {open} tables wait, {playing} are being played, {over} are over; {reports} reports to be read,{' '}
        {bans} bans.
      </p>
      <FiguresTable
        caption="Nodes"
        heads={['Node', 'Since', 'Sockets', 'People', 'Tables', 'Games', 'Bots', 'Memory']}
        named={0}
        rows={found.nodes.map(node => ({
          key: node.id,
          cells: [
            node.id.slice(0, 8),
            sayTime(node.startedAt),
            node.sockets,
            node.people,
            node.tables,
            node.matches,
            node.bots,
            `${Math.round(node.memory / 1e6)} MB`,
          ],
        }))}
      />
      <button type="button" className="button" onClick={look}>
        Look again
      </button>
    </div>
  )
}
