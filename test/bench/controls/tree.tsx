import type { ReactNode } from 'react'
import { EventPage } from '../../../src/features/event-page/event-page.tsx'
import { eventHead } from '../../../src/features/event-page/event-head.ts'
import type { LoadedEvent } from '../../../src/features/event-page/load-event.ts'
import { homeHead } from '../../../src/features/home/home-head.ts'
import { HomePage } from '../../../src/features/home/home-page.tsx'
import { localeTable, type Locale } from '../../../src/model/locales.ts'
import type { HomeView } from '../../../src/model/views.ts'
import { documentHead } from '../../../src/shell/document-head.ts'
import { Frame } from '../../../src/shell/frame.tsx'
import { pageHead } from '../../../src/shell/page-head.ts'
import { sheetLink } from '../../../src/shell/page-sheets.ts'
import { Shows, type StaticDataRouteOption } from './router.tsx'

interface PageProps {
  locale: Locale
}

type Tag = Record<string, unknown>

/** The tags of the head, as the router writes them. */
function HeadTags({ meta, links }: { meta: readonly Tag[]; links: readonly Tag[] }) {
  return (
    <>
      {meta.map((tag, index) => {
        if (typeof tag['title'] === 'string') return <title key={index}>{tag['title']}</title>
        const data = tag['script:ld+json']
        if (data === undefined) return <meta key={index} {...tag} />
        const json = JSON.stringify(data).replaceAll('<', '\\u003c')
        return (
          <script key={index} type="application/ld+json">
            {json}
          </script>
        )
      })}
      {links.map((tag, index) => (
        <link key={index} {...tag} />
      ))}
    </>
  )
}

interface DocumentProps extends PageProps {
  data: unknown
  /** As the route of the page states of itself. */
  staticData: StaticDataRouteOption
  head: ReturnType<typeof pageHead>
  children: ReactNode
}

function Document({ locale, data, staticData, head, children }: DocumentProps) {
  const site = documentHead(locale, [])
  return (
    <Shows
      state={{
        location: { href: '/', pathname: '/', searchStr: '' },
        matches: [{ staticData, loaderData: data }],
      }}
    >
      <html
        lang={localeTable[locale].tag}
        data-locale={locale}
        data-origin="https://startline.example"
      >
        <head>
          <HeadTags meta={[...site.meta, ...head.meta]} links={[...site.links, ...head.links]} />
        </head>
        <body>
          <Frame>{children}</Frame>
        </body>
      </html>
    </Shows>
  )
}

/** The product's home page: its head, frame and components, without the router around them. */
export function HomeTree({ home, ...page }: PageProps & { home: HomeView }) {
  const loaded = { home, near: null, alternates: home.alternates }
  return (
    <Document {...page} data={home} staticData={{}} head={pageHead(homeHead(loaded))}>
      <HomePage loaded={loaded} />
    </Document>
  )
}

/** The product's event page, likewise. */
export function EventTree({ event, ...page }: PageProps & { event: LoadedEvent }) {
  return (
    <Document {...page} data={event} staticData={{ menu: 'hue' }} head={pageHead(eventHead(event))}>
      <EventPage event={event} sheets={[]} lowerSheet={sheetLink('eventLower').href} />
    </Document>
  )
}
