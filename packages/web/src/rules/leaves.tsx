import type { Game } from '@undercroft/kernel'
import { useMemo } from 'react'
import { useLessons } from '../learn/lessons.ts'
import { useIsWide } from '../shell/use-media.ts'
import { Face } from '../words/face.tsx'
import { ChapterFigure } from './chapter-figure.tsx'
import { picturesOf } from './pictures.ts'
import { chapterId, Legend, RuleList } from './rule-list.tsx'
import { searchContent, searchRules, searchTerms } from './search.ts'

interface LeafProps {
  readonly game: Game
  readonly query: string
  readonly at: string
}

export function RulesLeaf({ game, query, at }: LeafProps) {
  const wide = useIsWide()
  const lessons = useLessons(game.id)
  const pictures = useMemo(() => picturesOf(lessons), [lessons])
  const figures = (title: string) =>
    pictures
      .filter(({ chapter }) => chapter === title)
      .map(picture => <ChapterFigure key={picture.says} game={game.id} picture={picture} />)
  return (
    <div className="book-rules">
      {query === '' && (
        <details className="toc" open={wide}>
          <summary>Chapters</summary>
          <ol>
            {game.rulebook.sections.map(({ title }) => (
              <li key={title}>
                <a href={`#${chapterId(game, title)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div>
        <RuleList
          game={game}
          sections={searchRules(game.rulebook, query)}
          query={query}
          at={at}
          anchored
          {...(query === '' ? { underTitle: figures } : {})}
        />
        {query === '' && <Legend />}
      </div>
    </div>
  )
}

export function GlossaryLeaf({ game, query, at }: LeafProps) {
  return (
    <ul className="glossary">
      {searchTerms(game, query).map(term => (
        <li key={term.id} id={term.id} data-at={term.id} data-cited={term.id === at} tabIndex={-1}>
          <h2>{term.word}</h2>
          <Face game={game} of={term} />
        </li>
      ))}
    </ul>
  )
}

export function AlmanacLeaf({ game, query, at }: LeafProps) {
  return [...searchContent(game, query)].map(([kind, entries]) => (
    <section key={kind} aria-label={kind}>
      <h2 className="rulebook-section">{kind}</h2>
      <ul className="almanac">
        {entries.map(entry => (
          <li key={entry.id} id={entry.id} data-at={entry.id} data-cited={entry.id === at} tabIndex={-1}>
            <h3>{entry.word}</h3>
            <Face game={game} of={entry} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
