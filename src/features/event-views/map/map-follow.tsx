import { m } from '../../../paraglide/messages.js'

interface MapFollowProps {
  /** True if the list follows each move. */
  follows: boolean
  onChange(follows: boolean): void
  /** Limits the list to the visible part of the map; null if it is. */
  onSearch: (() => void) | null
}

/** Choice to let the list follow the map; without it, a button that limits the list to the visible part. */
export function MapFollow({ follows, onChange, onSearch }: MapFollowProps) {
  return (
    <div className="map-t">
      <label className="ck">
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="s">{m.map_as_i_move()}</span>
      </label>
      {follows || onSearch === null ? null : (
        <button type="button" className="btn btn-s" onClick={onSearch}>
          {m.map_search_here()}
        </button>
      )}
    </div>
  )
}
