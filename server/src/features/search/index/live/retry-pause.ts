// How long to wait before what failed is tried again: twice as long each time, so that a database in trouble is not asked all the while.

const FIRST_MS = 3000;
const MOST_MS = 60_000;

/** The pause of one thing that is tried again and again until it succeeds. */
export class RetryPause {
  private pauseMs = 0;
  private endsAt = 0;

  isOver(): boolean {
    return Date.now() >= this.endsAt;
  }

  /** Begins the pause and tells how long it is. */
  fail(): number {
    this.pauseMs = Math.min(this.pauseMs * 2 || FIRST_MS, MOST_MS);
    this.endsAt = Date.now() + this.pauseMs;
    return this.pauseMs;
  }

  succeed(): void {
    this.pauseMs = 0;
    this.endsAt = 0;
  }
}
