import { useState } from 'react'
import type { ImportsView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { useHash } from '../../member-area/use-hash.ts'
import { currentStep } from './current-step.ts'
import { ImportSteps } from './import-steps.tsx'
import { OpenImport } from './open-import.tsx'
import { SourceStep } from './source-step.tsx'
import { useImport } from './use-import.ts'

interface ImportsProps {
  start: ImportsView
  reload: () => Promise<void>
}

/** The steps of an import, which the fragment of the address names, beside the earlier ones. */
export function Imports({ start, reload }: ImportsProps) {
  // The page opens with an import whose drafts are still being written.
  const [unfinished] = useState(() => start.earlier.find(({ state }) => state === 'writing')?.id)
  const named = useHash()
  const id = named === '' ? (unfinished ?? '') : named
  const opened = useImport(id)
  const openMade = async (made: string) => {
    window.location.hash = made
    await reload()
  }
  return (
    <>
      <ImportSteps current={currentStep(opened.view)} />
      <div className="imp-cols">
        <div className="imp-steps">
          <SourceStep start={start} onRead={openMade} />
          {id === '' ? null : <OpenImport key={id} start={start} opened={opened} reload={reload} />}
        </div>
        {start.earlier.length === 0 ? null : (
          <aside className="imp-aside">
            <h2>{m.import_earlier()}</h2>
            <ul>
              {start.earlier.map((each) => (
                <li key={each.id}>
                  <a href={`#${each.id}`} aria-current={each.id === id ? 'true' : undefined}>
                    {each.source}
                  </a>
                  <p>{each.about}</p>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </>
  )
}
