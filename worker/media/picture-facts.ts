/** Properties of a picture file, read without decoding it. */
export interface PictureFacts {
  /** Pixels as stored, before the orientation is applied. */
  width: number
  height: number
  /** True if the file has, or announces, more than one frame. */
  animated: boolean
  /** Size of the colour profile as stored; 0 without one. */
  profileBytes: number
  /** True if the file is neither truncated nor malformed, and has image data. */
  whole: boolean
}
