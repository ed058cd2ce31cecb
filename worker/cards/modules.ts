import harfbuzz from 'harfbuzzjs/dist/harfbuzz.wasm'
import callbacks from './type/outline-callbacks.wasm'

/** The compiled code that a card is drawn with; half a megabyte, so it is imported when a card is drawn. */
export const modules = { harfbuzz, callbacks }
