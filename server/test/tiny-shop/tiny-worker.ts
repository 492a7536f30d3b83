// Stands in for the worker in tests of the supervisor: ready at once, gone when asked.
const alive = setInterval(() => {}, 1000);
process.send?.({ type: 'ready' });
const stop = () => clearInterval(alive);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.on('SIGTERM', () => process.disconnect?.());
