import { ServerMarkup } from '../ui/server-markup.tsx'
import { SearchDialog } from './search-dialog.tsx'

/** Header with the main menu, which is a drawer below 1024 px, the search, and the links of the account. */
export function Header({ menu, account }: { menu: string | null; account: string | null }) {
  return (
    <header className="top">
      <div className="wrap top-in">
        <ServerMarkup id="frame-menu" content={menu} />
        <div className="top-act">
          <SearchDialog />
          <ServerMarkup id="frame-account" content={account} />
        </div>
      </div>
    </header>
  )
}
