/** Replaces react-router-config, whose `renderRoutes` has no option for case-sensitive paths. */
import type {ComponentType, ReactNode} from 'react';
// Docusaurus installs this package and re-exports only a part of it.
import {type match, matchPath, Route, Switch} from 'react-router-dom';

interface RouteRecord {
  path: string;
  exact?: boolean;
  strict?: boolean;
  routes?: RouteRecord[];
  component: ComponentType<{route: RouteRecord}>;
}

interface MatchedRoute {
  route: RouteRecord;
  match: match;
}

/** The routes that match a path, from the outermost to the innermost. */
export function matchRoutes(routes: RouteRecord[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const {path, exact, strict} = route;
    const found = matchPath(pathname, {path, exact, strict, sensitive: true});
    if (found) return [{route, match: found}, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
  }
  return [];
}

/** Renders the first route that matches the current path. */
export function renderRoutes(routes?: RouteRecord[], extraProps: object = {}): ReactNode {
  if (!routes) return null;
  return (
    <Switch>
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          sensitive
          render={(props) => <route.component {...props} {...extraProps} route={route} />}
        />
      ))}
    </Switch>
  );
}
