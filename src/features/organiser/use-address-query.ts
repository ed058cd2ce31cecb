import { useCallback, useEffect, useState } from 'react'

/** Filters of a list as keys of the page's URL, without those that have their default. */
type Keys = Readonly<Partial<Record<string, string>>>

interface AddressQuery<Query> {
  query: Query
  setQuery: (change: Partial<Query>) => void
}

/**
 * Filters of a list, as they are in the page's URL, which a change of them and the history change.
 * @param read the filters of a URL's keys, the same function in each render
 * @param keysOf the keys of filters; an empty value is left out
 * @param fetchList loads the list, the same function until it is to be loaded again
 */
export function useAddressQuery<Query extends Record<string, unknown>>(
  read: (keys: Keys) => Query,
  keysOf: (query: Query) => Keys,
  fetchList: (query: Query) => Promise<void>,
): AddressQuery<Query> {
  const [query, setShownQuery] = useState(() => read({}))
  const ofAddress = useCallback(
    () => read(Object.fromEntries(new URLSearchParams(window.location.search))),
    [read],
  )
  useEffect(() => {
    const showAddress = () => {
      setShownQuery(ofAddress())
      void fetchList(ofAddress())
    }
    showAddress()
    window.addEventListener('popstate', showAddress)
    return () => window.removeEventListener('popstate', showAddress)
  }, [fetchList, ofAddress])
  const setQuery = (change: Partial<Query>) => {
    const wanted = { ...query, page: '1', ...change }
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries(keysOf(wanted)))
      if (value !== undefined && value !== '') search.set(key, value)
    const text = search.toString()
    const { pathname } = window.location
    window.history.pushState(
      window.history.state,
      '',
      text === '' ? pathname : `${pathname}?${text}`,
    )
    setShownQuery(wanted)
    void fetchList(wanted)
  }
  return { query, setQuery }
}
