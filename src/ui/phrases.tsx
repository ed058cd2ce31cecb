import { Fragment } from 'react'

/** Phrases of a heading, between which a line may break. */
export function Phrases({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase, index) => (
    // The phrases of a name have no key but their place.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {phrase}
    </Fragment>
  ))
}
