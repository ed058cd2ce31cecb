import { SearchBox } from '../features/search-box/search-box.tsx'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

const id = 'search-panel'

/**
 * Search in the header, in full width below it: a popover, so that it opens without scripts and closes on Escape.
 * src/boot/panels.ts focuses its field.
 */
export function SearchDialog() {
  return (
    <>
      <button className="ib" type="button" popoverTarget={id} aria-label={m.search_open()}>
        <Icon name="search" />
      </button>
      <div className="fws" id={id} popover="auto" data-panel="">
        <div className="wrap fws-in">
          <SearchBox />
          <button
            className="ib"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={m.search_close()}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </>
  )
}
