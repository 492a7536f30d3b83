// The name of the job that has an attempt closed at its provider; it stands apart from its work, which others need not load.
/** Facts: attemptId. */
export const CLOSE_ATTEMPT_JOB = 'close an attempt to pay';
