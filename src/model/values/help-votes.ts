/** Query key with the answer that a reader has just judged, which thanks them. */
export const helpVotedKey = 'voted'
