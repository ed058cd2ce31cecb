import { courseFacts } from '../../../../model/schemas/event/event-facts.ts'
import { useRef, useState, type DragEvent } from 'react'
import * as v from 'valibot'
import { measureTexts } from './fault-texts.ts'
import { barMetres } from '../../../../model/event/profile-bars.ts'
import { m } from '../../../../paraglide/messages.js'
import { CourseProfile } from '../../../../ui/drawings/course-profile.tsx'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useFact, useKeys, useText } from '../draft/editor-context.ts'
import { FoundFigures } from './found-figures.tsx'
import { readFile, type FileResult } from './read-file.ts'

function Profile({ at }: { at: string }) {
  const [course, set] = useFact(`${at}.course`)
  const read = v.safeParse(courseFacts, course)
  if (!read.success || read.output.profile.length === 0) return null
  const { profile } = read.output
  return (
    <>
      <CourseProfile metres={barMetres(profile)} hue="run" label={m.editor_profile()} />
      <button className="btn btn-quiet btn-s" type="button" onClick={() => set(null)}>
        <Icon name="trash" size="s" />
        {m.editor_remove()}
      </button>
    </>
  )
}

/** The course of one race: a file, what it says, and the profile. */
export function RaceCourse({ at }: { at: string }) {
  const [name] = useText(`${at}.name`)
  const [leg = ''] = useKeys(`${at}.legs`)
  const [, setCourse] = useFact(`${at}.course`)
  const [result, setResult] = useState<FileResult | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const read = async (files: FileList | null) => {
    const [file] = files ?? []
    if (file === undefined) return
    const next = await readFile(file)
    setResult(next)
    if (next.state === 'read' && next.measures.profile.length > 0)
      setCourse({ profile: next.measures.profile })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void read(event.dataTransfer.files)
  }
  const shown = name === '' ? m.editor_race_unnamed() : name
  return (
    <section className="course" aria-label={shown}>
      <h3>{shown}</h3>
      <Profile at={at} />
      <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <b>{m.editor_gpx()}</b>
        <span className="muted">{m.editor_gpx_help()}</span>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept=".gpx,application/gpx+xml,application/xml,text/xml"
          onChange={({ target }) => {
            void read(target.files)
            target.value = ''
          }}
        />
        <button className="btn btn-line btn-s" type="button" onClick={() => input.current?.click()}>
          <Icon name="upload" size="s" />
          {m.editor_gpx_choose()}
        </button>
      </div>
      <div role="status">
        {result?.state === 'refused' ? (
          <ErrorText id={`${at}-gpx`}>
            {measureTexts[result.fault]({ file: result.name })}
          </ErrorText>
        ) : null}
      </div>
      {result?.state === 'read' ? (
        <FoundFigures
          key={result.name}
          leg={`${at}.legs.${leg}`}
          file={result.name}
          measures={result.measures}
          onTaken={() => setResult(null)}
        />
      ) : null}
    </section>
  )
}
