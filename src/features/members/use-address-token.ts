import { useEffect, useState } from 'react'

/** The key of the token in the links of mails (spec §2.2). */
const tokenKey = 'confirmation_token'

/**
 * The token of the link that led here, taken out of the address at once: out of the history, bookmarks, and whatever
 * reads addresses. Undefined until the page has looked, null where there is none.
 */
export function useAddressToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    const found = query.get(tokenKey)
    setToken((known) => known ?? found)
    if (found === null) return
    query.delete(tokenKey)
    const rest = query.toString()
    const address = rest === '' ? pathname : `${pathname}?${rest}`
    window.history.replaceState(window.history.state, '', address)
  }, [])
  return token
}
