import { bibKey, bibNameMaximum } from '../../../model/event/bib-name.ts'
import { bibSize } from '../../../model/event/social-card.ts'
import type { BibView } from '../../../model/views.ts'
import { ShareButton } from '../../../ui/share-button.tsx'

/** A bib with the name of the page's query, and the form that draws another one. It works without scripts. */
export function BibSection({ bib }: { bib: BibView }) {
  const { heading, help, label, draw, name, notice, picture, alt, save, path } = bib
  return (
    <section className="wrap my-bib" id={bibKey} aria-labelledby="bib-h">
      <div>
        <h2 id="bib-h">{heading}</h2>
        {notice === null ? null : (
          <p className="notice n-bad" role="alert">
            {notice}
          </p>
        )}
        <form action={`${path}#${bibKey}`} method="get">
          <label htmlFor="bib-name">{label}</label>
          <input
            className="in"
            id="bib-name"
            name={bibKey}
            defaultValue={name}
            maxLength={bibNameMaximum}
            autoComplete="name"
          />
          <button className="btn" type="submit">
            {draw}
          </button>
        </form>
        <p className="s muted">{help}</p>
        {picture === null ? null : (
          <p className="rowx">
            <a className="btn btn-line" href={picture} download={`${bibKey}.png`}>
              {save}
            </a>
            <ShareButton />
          </p>
        )}
      </div>
      {picture === null ? null : <img src={picture} alt={alt} {...bibSize} />}
    </section>
  )
}
