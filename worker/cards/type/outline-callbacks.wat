;; Functions of JavaScript as functions of WebAssembly, which alone can stand in HarfBuzz's table of callbacks. Workers
;; must not compile code that they make themselves, as Emscripten's `addFunction` does.
;; Compiled to outline-callbacks.wasm with `wasm-as` of binaryen.
(module
  (type $point (func (param i32 i32 i32 f32 f32 i32)))
  (type $quadratic (func (param i32 i32 i32 f32 f32 f32 f32 i32)))
  (type $cubic (func (param i32 i32 i32 f32 f32 f32 f32 f32 f32 i32)))
  (type $close (func (param i32 i32 i32 i32)))
  (import "outline" "move" (func $move (type $point)))
  (import "outline" "line" (func $line (type $point)))
  (import "outline" "quadratic" (func $quadratic (type $quadratic)))
  (import "outline" "cubic" (func $cubic (type $cubic)))
  (import "outline" "close" (func $close (type $close)))
  (export "move" (func $move))
  (export "line" (func $line))
  (export "quadratic" (func $quadratic))
  (export "cubic" (func $cubic))
  (export "close" (func $close)))
