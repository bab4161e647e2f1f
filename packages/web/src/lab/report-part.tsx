import type { Game } from '@undercroft/kernel'
import { htmlOf, jsonOf, type Report } from '@undercroft/lab'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import { ReportSheet } from './report-sheet.tsx'
import { fileName } from './settings.ts'

interface ReportPartProps {
  readonly game: Game
  readonly report: Report
  /** Not all of its games were played. */
  readonly isPart: boolean
}

/** What came of an experiment, to be read and to be saved. */
export function ReportPart({ game, report, isPart }: ReportPartProps) {
  const { game: id } = report.experiment
  const save = (kind: 'html' | 'json', text: string): void => saveFile(text, fileName(id, kind))
  return (
    <section className="lab-report" aria-label="The report">
      {isPart ? (
        <p className="notice">Not all games were played: wait for the end before you trust it.</p>
      ) : (
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => save('html', htmlOf(game, report, fileName(id, 'yaml')))}
          >
            <Icon name="download" /> Report as a page
          </button>
          <button type="button" className="button" onClick={() => save('json', JSON.stringify(jsonOf(report)))}>
            <Icon name="download" /> As JSON
          </button>
        </div>
      )}
      <ReportSheet {...{ game, report }} />
    </section>
  )
}
