// The door of the newsletter: who wants it, confirmed by mail, left by one click.
export { mailNewsletterLink, NEWSLETTER_JOB } from './mail-newsletter-link.ts';
export { newsletterRoutes } from './newsletter.routes.ts';
export { readNewsletter } from './newsletter.reads.ts';
export { endSubscriptionOf } from './newsletter.store.ts';
export { subscribeNewsletter } from './subscribe-newsletter.ts';
