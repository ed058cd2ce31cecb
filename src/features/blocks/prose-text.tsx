import { Fragment } from 'react'
import type { FlowView, InlineView } from '../../model/views.ts'

type Part = InlineView['parts'][number]

function PartText({ part: { text, isStrong, isEmphasis } }: { part: Part }) {
  const content = text === '\n' ? <br /> : text
  const emphasised = isEmphasis ? <em>{content}</em> : content
  return isStrong ? <strong>{emphasised}</strong> : emphasised
}

/** Texts within a paragraph. They have no names, and their order never changes while a page is open. */
function Inlines({ of }: { of: readonly InlineView[] }) {
  return of.map(({ url, parts }, index) => {
    const content = parts.map((part, at) => <PartText part={part} key={String(at)} />)
    if (url === null) return <Fragment key={String(index)}>{content}</Fragment>
    const rel = url.startsWith('/') ? undefined : 'noopener'
    return (
      <a className="link" href={url} rel={rel} key={String(index)}>
        {content}
      </a>
    )
  })
}

function FlowText({ flow, id }: { flow: FlowView; id: string | undefined }) {
  if (flow.type === 'paragraph')
    return (
      <p>
        <Inlines of={flow.text} />
      </p>
    )
  if (flow.type === 'heading') {
    const Heading = flow.depth === 2 ? 'h2' : 'h3'
    return (
      <Heading id={id}>
        <Inlines of={flow.text} />
      </Heading>
    )
  }
  if (flow.type === 'blockquote')
    return (
      <blockquote>
        {flow.paragraphs.map((each, index) => (
          <p key={String(index)}>
            <Inlines of={each} />
          </p>
        ))}
      </blockquote>
    )
  const List = flow.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {flow.items.map((each, index) => (
        <li key={String(index)}>
          <Inlines of={each} />
        </li>
      ))}
    </List>
  )
}

/** Running text; with an anchor, headings have it and their number as id. No kind of part has markup of its author, so none reaches the page. */
export function ProseText({ text, anchor }: { text: readonly FlowView[]; anchor?: string }) {
  return text.map((flow, index) => (
    <FlowText
      flow={flow}
      id={anchor === undefined ? undefined : `${anchor}-${index}`}
      key={String(index)}
    />
  ))
}
