/** Note that what follows is in another language than the page. */
export function ForeignNote({ note }: { note: string | null }) {
  return note === null ? null : <p className="tag block-note">{note}</p>
}
