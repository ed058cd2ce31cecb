import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'

export function MapControls({
  onZoom,
  onPosition,
}: {
  /** @param levels zoom levels to add */
  onZoom(levels: number): void
  onPosition(): void
}) {
  return (
    <div className="map-c">
      <button type="button" className="ib" aria-label={m.map_zoom_in()} onClick={() => onZoom(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" className="ib" aria-label={m.map_zoom_out()} onClick={() => onZoom(-1)}>
        <Icon name="minus" />
      </button>
      <button type="button" className="ib" aria-label={m.map_position()} onClick={onPosition}>
        <Icon name="target" />
      </button>
    </div>
  )
}
