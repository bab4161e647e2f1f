import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { readTableFile } from '../home/read-table-file.ts'
import { callText } from '../online/api.ts'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { Loading } from '../shell/waiting.tsx'
import { listTables, makeTable } from '../store/tables.ts'

/** Opens a published game to be looked through: once, however often one comes back to it. */
export function OpenRecordPage({ id }: { readonly id: string }) {
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let gone = false
    const open = async () => {
      const found = await tableOf(id)
      if (gone) return
      if ('problem' in found) setProblem(found.problem)
      else navigate(`/table/${found.table}`, { replace: true })
    }
    void open()
    return () => {
      gone = true
    }
  }, [id, navigate])
  if (problem === undefined) return <Loading />
  return (
    <Page title="This game cannot be opened" className="narrow">
      <div className="notice notice-big" role="alert">
        <Icon name="door" />
        <h1>This game cannot be opened</h1>
        <p>{problem}</p>
        <Link href="/records" className="button button-main">
          Published games
        </Link>
      </div>
    </Page>
  )
}

async function tableOf(id: string): Promise<{ readonly table: string } | { readonly problem: string }> {
  const { cards } = await listTables().catch(() => ({ cards: [] }))
  const known = cards.find(({ from, opened }) => from === id && opened === true)
  if (known !== undefined) return { table: known.id }
  const text = await callText(`/api/records/${id}`)
  if (text === undefined) return { problem: 'It was taken back, or there is no server here.' }
  const read = await readTableFile(text)
  if (!read.ok) return { problem: read.error }
  return { table: await makeTable({ ...read.value.table, from: id }, { record: read.value.record }) }
}
