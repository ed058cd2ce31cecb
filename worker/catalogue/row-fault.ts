/** A contradiction between two fields of a row. */
export interface RowFault {
  /** Path of the field: "races.0.price.edition". */
  field: string
  message: string
}
