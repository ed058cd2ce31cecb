import { useCallback } from 'react'
import { api } from '../../../api/index.ts'
import type { DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import { deskListView } from '../../../model/schemas/desk/desk-views.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { sectionNames } from '../../member-area/section-names.ts'
import { StaffFrame } from '../../member-area/staff-frame.tsx'
import { useDeskData } from '../use-desk-data.ts'
import { DocumentList } from './document-list.tsx'
import { NewDocument } from './new-document.tsx'

/** A section of the desk: its documents, and the forms of new ones. */
export function DeskListPage({ section }: { section: DeskSection }) {
  const request = useCallback(
    () => api.desk.documents.$get({ query: { locale: getLocale(), section } }),
    [section],
  )
  const { data, load } = useDeskData(request, deskListView)
  return (
    <StaffFrame
      name="dk"
      title={sectionNames[section]()}
      screen={section}
      data={data}
      onRetry={load}
    >
      {(view) => (
        <>
          {view.addable.map((kind) => (
            <NewDocument key={kind} section={section} kind={kind} />
          ))}
          <DocumentList section={section} view={view} />
        </>
      )}
    </StaffFrame>
  )
}
