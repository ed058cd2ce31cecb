interface ImportMetaEnv {
  /** The version of package.json, put in by app.config.ts. */
  readonly STARTLINE_VERSION: string
}
