/** What a controlled platform can be told. */
export interface ControlCommand {
  /** Sets its clock so many seconds ahead of the true time. */
  readonly secondsAhead?: number;
  /** Lets the database fail once, at the n-th query from now on, as if the connection had broken; `null` calls it off. */
  readonly failAtQuery?: number | null;
  /** Lets every query of the database wait from now on, until it is called off. */
  readonly pauseQueries?: boolean;
  /** Fills the news up to so many articles. */
  readonly articles?: number;
  /** Makes what the search finds anew, from all there is by then. */
  readonly rebuildSearchIndex?: true;
  /** Sweeps now, by its clock. */
  readonly cleanUp?: true;
}
