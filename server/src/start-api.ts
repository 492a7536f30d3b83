// Runs the API: listens, tells the supervisor, and drains on SIGTERM or SIGINT.
import { buildApp } from './app.ts';
import { openShop } from './open-shop.ts';
import { readConfig } from './platform/config.ts';
import { StartProblem } from './platform/start-problem.ts';
import { endOnRequest, endWithProblem, untilTold } from './platform/supervisor/begin.ts';

async function startApi(): Promise<void> {
  await untilTold();
  const config = readConfig();
  const opened = await openShop(config, 'outrigger-api');
  const { shop } = opened;
  const app = await buildApp(shop);
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartProblem(`Port ${config.port} is in use. Stop the other program, or set PORT.`);
    if (error.code === 'EACCES')
      throw new StartProblem(`Port ${config.port} may not be used by this user. Set PORT to one above 1023.`);
    throw error;
  });
  process.send?.({ type: 'ready' });
  endOnRequest(async () => {
    await app.close();
    await opened.close();
  });
}

startApi().catch(endWithProblem);
