interface ImportMetaEnv {
  /** The version of package.json, set by app.config.ts. */
  readonly STARTLINE_VERSION: string
}
