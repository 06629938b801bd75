/** Replaces react-router-dom's list of exports: addresses behind a hash are not used, so their router stays out. */
export {
  BrowserRouter,
  BrowserRouter as HashRouter,
  Link,
  matchPath,
  NavLink,
  Redirect,
  Route,
  Router,
  StaticRouter,
  Switch,
  useHistory,
  useLocation,
  // @ts-expect-error: the package's types know its main file only, and that one is what this file replaces.
} from 'react-router-dom/esm/react-router-dom.js';
