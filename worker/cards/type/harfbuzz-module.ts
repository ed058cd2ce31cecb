import type { Pen } from '../raster/pen.ts'

/** HarfBuzz as WebAssembly, without its own JavaScript: that compiles code when it runs, which Workers forbid. */
export interface Modules {
  /** `harfbuzzjs/dist/harfbuzz.wasm` */
  harfbuzz: WebAssembly.Module
  /** `outline-callbacks.wasm` */
  callbacks: WebAssembly.Module
}

export interface HarfBuzzModule {
  /** Calls a function of HarfBuzz's C interface. */
  call(name: string, ...values: number[]): number
  /** The memory. It moves when it grows, so a view is for one reading. */
  view(): DataView
  /** Copies bytes into the memory. @returns their address, to be freed */
  copy(bytes: Uint8Array): number
  /** Draws a glyph of a font with HarfBuzz's callbacks. */
  draw(font: number, glyph: number, pen: Pen): void
}

const pageSize = 65_536

/** Makes room for this many bytes: half as much again, because each growth copies the memory. */
function grow(memory: WebAssembly.Memory | null, size: number): number {
  const { byteLength = size } = memory?.buffer ?? {}
  memory?.grow(Math.ceil((Math.max(size, byteLength * 1.5) - byteLength) / pageSize))
  return 1
}

function stop(): never {
  throw new Error('HarfBuzz stopped')
}

/** An instance with a memory of its own, which is freed with it. */
export async function startHarfBuzz({ harfbuzz, callbacks }: Modules): Promise<HarfBuzzModule> {
  let memory: WebAssembly.Memory | null = null
  const { exports } = await WebAssembly.instantiate(harfbuzz, {
    wasi_snapshot_preview1: { proc_exit: stop },
    env: {
      _abort_js: stop,
      _emscripten_runtime_keepalive_clear() {},
      _setitimer_js: () => 0,
      emscripten_resize_heap: (size: number) => grow(memory, size),
    },
  })
  const { memory: exported, __indirect_function_table: table } = exports
  if (!(exported instanceof WebAssembly.Memory) || !(table instanceof WebAssembly.Table))
    throw new Error('harfbuzz.wasm exports no memory or no table')
  memory = exported
  const call = (name: string, ...values: number[]): number => {
    const found = exports[name]
    if (typeof found !== 'function') throw new Error(`harfbuzz.wasm exports no ${name}`)
    return Number(found(...values))
  }
  const view = (): DataView => new DataView(exported.buffer)
  call('__wasm_call_ctors')

  let current: Pen | null = null
  type Numbers = [funcs: number, data: number, state: number, ...to: number[]]
  const outline = await WebAssembly.instantiate(callbacks, {
    outline: {
      move: (...[, , , x = 0, y = 0]: Numbers) => current?.move(x, y),
      line: (...[, , , x = 0, y = 0]: Numbers) => current?.line(x, y),
      quadratic: (...[, , , cx = 0, cy = 0, x = 0, y = 0]: Numbers) =>
        current?.quadratic(cx, cy, x, y),
      cubic: (...[, , , ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]: Numbers) =>
        current?.cubic(ax, ay, bx, by, x, y),
      close: () => current?.close(),
    },
  })
  const functions = call('hb_draw_funcs_create')
  const setters = {
    move: 'move_to',
    line: 'line_to',
    quadratic: 'quadratic_to',
    cubic: 'cubic_to',
    close: 'close_path',
  }
  for (const [name, setter] of Object.entries(setters)) {
    const at = table.grow(1)
    table.set(at, outline.exports[name])
    call(`hb_draw_funcs_set_${setter}_func`, functions, at, 0, 0)
  }

  return {
    call,
    view,
    copy(bytes) {
      const at = call('malloc', bytes.length)
      new Uint8Array(exported.buffer).set(bytes, at)
      return at
    },
    draw(font, glyph, pen) {
      current = pen
      call('hb_font_draw_glyph', font, glyph, functions, 0)
      current = null
    },
  }
}
