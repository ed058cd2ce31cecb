import type { OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { Icon } from '../../ui/icon.tsx'

/** All that a moderator reads of an item, a line each. */
export const linesOf = ({ text, facts }: OpenedItemView): string[] => [
  ...(text ?? '').split('\n'),
  ...facts.map(({ value }) => value),
]

interface TextChangeProps {
  title: string
  former: readonly string[]
  present: readonly string[]
}

/** Lines that a text has lost since it was read, struck, and those that are new, underlined. */
export function TextChange({ title, former, present }: TextChangeProps) {
  const lost = former.filter((line) => !present.includes(line))
  const added = present.filter((line) => !former.includes(line))
  return (
    <div className="notice n-warn" role="status">
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        {lost.map((line) => (
          <p key={line} dir="auto">
            <del>{line}</del>
          </p>
        ))}
        {added.map((line) => (
          <p key={line} dir="auto">
            <ins>{line}</ins>
          </p>
        ))}
      </div>
    </div>
  )
}
