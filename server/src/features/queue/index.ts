// The door of the office's work queue (product §8).
export { queueRoutes } from './queue.routes.ts';
