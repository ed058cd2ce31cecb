import { useEffect, useState } from 'react'
import { eventPath } from '../draft/event-path.ts'
import { fetchSimilarNames, type SimilarName } from './fetch-similar-names.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'

const pauseMs = 600
const leastCharacters = 4

/** Events with a name like that of a new event, while the name is typed. */
export function SimilarNames({ name, isNew }: { name: string; isNew: boolean }) {
  const [found, setFound] = useState<readonly SimilarName[]>([])
  useEffect(() => {
    if (!isNew || name.trim().length < leastCharacters) {
      setFound([])
      return
    }
    let isCancelled = false
    const look = async () => {
      const events = await fetchSimilarNames(name)
      if (!isCancelled) setFound(events)
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [name, isNew])
  return (
    <div role="status">
      {found.length === 0 ? null : (
        <div className="notice">
          <Icon name="info" />
          <div>
            <b>{m.editor_similar()}</b>
            <p>{m.editor_similar_text()}</p>
            <ul className="ed-same">
              {found.map(({ permalink, name: other, detail }) => (
                <li key={permalink}>
                  <a className="link" href={eventPath(permalink)} target="_blank" rel="noreferrer">
                    {other}
                  </a>{' '}
                  <span className="muted">{detail}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
