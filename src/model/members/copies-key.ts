/**
 * Name of the only cache with copies of tickets, which has pages by their path and the files that they load; and storage key of
 * the username of their member; a visitor's have none.
 */
export const copiesKey = 'tickets'
