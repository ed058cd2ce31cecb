import type { ReactNode } from 'react'
import type { VersionedDocumentView } from '../../model/views.ts'
import { ContentPage } from './content-page.tsx'
import { VersionList, VersionNote } from './versions.tsx'

interface PolicyPageProps {
  document: VersionedDocumentView
  after?: Readonly<Record<string, ReactNode>>
  children?: ReactNode
}

/** A text that readers agree to: its version is named, and former versions stay readable. */
export function PolicyPage({ document, after = {}, children }: PolicyPageProps) {
  return (
    <ContentPage
      document={document}
      hue="winter"
      after={after}
      end={<VersionList versions={document.versions} />}
    >
      <VersionNote {...document} />
      {children}
    </ContentPage>
  )
}
